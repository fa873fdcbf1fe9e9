## Kinds of nodes

kind-max = MAX
kind-min = MIN
kind-chance = azar
kind-player = jugador
kind-leaf = hoja

## Properties of algorithms, and the conditions under which they hold

property-complete = completo
    .help = Cuándo es seguro que encuentra un valor.
property-exact = exacto
    .help = Cuándo el valor que encuentra es el del árbol.
property-optimal = óptimo
    .help = Cuándo la acción que elige es la mejor.
property-time = tiempo
    .help = Nodos visitados: b acciones por decisión, n resultados por nodo de azar, m la profundidad del árbol, d el límite de profundidad, k un ancho.
property-space = memoria
    .help = Nodos que se guardan en memoria a la vez.
condition-always = siempre
condition-finite-tree = el árbol es finito
condition-no-horizon = ningún límite de profundidad detiene la búsqueda
condition-perfect-opponent = el oponente juega a la perfección
condition-opponent-as-modelled = el oponente juega según su modelo
condition-bounds-hold = todos los valores respetan las cotas
condition-opponents-allied = todos los oponentes se alían contra el jugador
condition-others-play-their-own-best = cada jugador maximiza su propio pago
condition-teams-hold-together = los jugadores de un equipo maximizan su suma
condition-one-opponent = solo hay un oponente
condition-nothing-left-out = ningún hijo se descarta sin demostración

## Settings of searches

setting-depth = profundidad
    .help = Cuántas decisiones se miran hacia delante; los niveles de azar no cuentan. Sin ella se explora todo el árbol; h-minimax se detiene en las primeras estimaciones.
setting-bounds = cotas
    .help = El menor y el mayor valor que puede tener un nodo; sin ellas, el rango de las hojas.
setting-ties = empates
    .help = Si un valor que solo iguala α o β produce una poda.
setting-fail = fuera de la ventana
    .help = Lo que se devuelve fuera de la ventana: su extremo (fail-hard) o la cota más ajustada que se demostró (fail-soft).
setting-order = orden
    .help = El orden en que se exploran los hijos; cambia lo que se poda, no el valor (entre hijos iguales, max^n, los equipos y la búsqueda en haz toman el primero).
setting-window = ventana
    .help = La ventana (α, β) en la raíz; sin ella, (−∞, +∞).
setting-guess = primera suposición
    .help = Lo que MTD(f) toma por el valor antes de su primera pasada; sin ella, 0.
setting-probes = sondeos
    .help = Cuántos hijos se sondean bajo cada hijo de un nodo de azar (Star2.5).
setting-width = ancho
    .help = Cuántos hijos conserva la búsqueda en haz en cada decisión.
setting-player = jugador
    .help = El jugador para quien se busca; sin él, el jugador 0 de dos, o el que decide primero.
setting-teams = equipos
    .help = Quiénes juegan juntos, en listas de jugadores; quien no está en ninguna juega solo.
setting-random = parte de azar
    .help = La probabilidad de que el oponente juegue al azar en lugar de elegir su mejor acción.
ties-prune = los valores iguales podan
ties-keep = los valores iguales no podan
fail-soft = fail-soft
fail-hard = fail-hard
order-given = tal como está
order-reverse = invertido
order-best = primero el mejor
order-worst = primero el peor
order-estimate = según la estimación

## Cuts and bounds

cut-beta = poda beta
cut-alpha = poda alfa
cut-chance-high = poda beta en un nodo de azar
cut-chance-low = poda alfa en un nodo de azar
cut-empty = ventana vacía
cut-sum = poda superficial por la suma de pagos
cut-merit = mérito
cut-width = ancho de haz
cut-reply = una sola réplica
bound-exact = exacto
bound-lower = cota inferior
bound-upper = cota superior
