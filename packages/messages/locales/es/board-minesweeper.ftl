minesweeper-hidden = tapada
minesweeper-mine = mina
minesweeper-flag = bandera
minesweeper-flagged = con bandera
minesweeper-shows =
    { $number ->
        [0] vacía
       *[other] { $number }
    }
minesweeper-risk = mina { $percent }
minesweeper-certainly-free = segura con certeza
minesweeper-certainly-mine = mina con certeza
minesweeper-best = apuesta propuesta
minesweeper-exploded = la mina que estalló
minesweeper-won = Todas las minas encontradas: ha ganado
minesweeper-lost = Estalló una mina: ha perdido
minesweeper-opened = { $cells } casillas abiertas
minesweeper-flags = { $set } { $set ->
        [one] bandera
       *[other] banderas
    } de { $mines } minas
minesweeper-lay-flags = Poner banderas
minesweeper-open-safe = Abrir lo seguro ({ $cells })
minesweeper-overlay = Mostrar en el tablero

minesweeper-overlays-chances = riesgos de mina
minesweeper-overlays-certain = solo lo seguro
minesweeper-overlays-none = nada

minesweeper-larger = Casillas más grandes
minesweeper-smaller = Casillas más pequeñas
minesweeper-help = Intro o un toque abre; F, el clic derecho o un toque largo pone bandera. Sobre un número con todas sus banderas abre el resto alrededor. S abre todo lo seguro, B va a la mejor casilla.
minesweeper-enter = Introducir un tablero
minesweeper-entering = Un tablero de otro sitio
minesweeper-paste = Pegar un tablero
minesweeper-paste-help = Una fila por línea, de 0 a 8 para las casillas abiertas y un punto, #, ? o una bandera para las tapadas, con o sin espacios o barras. O ponga las casillas abajo: elija un valor y toque, o tecléelo.
minesweeper-columns = Columnas
minesweeper-rows = Filas
minesweeper-mines = Minas
minesweeper-usual = lo habitual
minesweeper-value = Valor que se pone
minesweeper-clear = Tapar todo
minesweeper-analyse = Analizar
minesweeper-cancel = Cancelar
minesweeper-chance-to-win = Probabilidad de ganar
minesweeper-exact = exacta
minesweeper-estimate = estimada
minesweeper-layouts = Disposiciones posibles
minesweeper-unopened = Casillas tapadas
minesweeper-proved = Demostradas
minesweeper-proved-counts =
    { $free } { $free ->
        [one] segura
       *[other] seguras
    }, { $mines } { $mines ->
        [one] mina
       *[other] minas
    }
minesweeper-far = Lejos de los números
minesweeper-far-risk = { $cells } { $cells ->
        [one] casilla
       *[other] casillas
    } al { $percent }

minesweeper-methods-first-click = Aún no se sabe nada: la casilla marcada es un buen comienzo.
minesweeper-methods-certain = No hace falta apostar: hay casillas seguras en todas las disposiciones posibles.
minesweeper-methods-exact = Una apuesta, resuelta exactamente: ningún juego gana más.
minesweeper-methods-lookahead = Una apuesta: hay demasiadas disposiciones para resolverla, la probabilidad de ganar es una estimación aprendida. Los riesgos de mina son exactos.

minesweeper-cell = Casilla
minesweeper-progress = Avance
minesweeper-progress-help = Probabilidad de que la casilla sea segura y asegure otra
minesweeper-win = Gana
minesweeper-considered = Casillas estudiadas
minesweeper-numbers-of = Lo que puede mostrar { $cell }
minesweeper-number = Muestra
minesweeper-chance = Probabilidad
minesweeper-drawn = Las minas mostradas son un sorteo entre las { $layouts } disposiciones que encajan con lo visto, todas igual de probables. En este juego ninguna mina está en su sitio antes de pisarla: los números se sortean con sus probabilidades exactas.
minesweeper-draw-another = Otro sorteo

minesweeper-variants-beginner = Principiante, 9×9, 10 minas
minesweeper-variants-intermediate = Intermedio, 16×16, 40 minas
minesweeper-variants-classic = Experto, solo la primera casilla es segura
minesweeper-variants-small = Tablero pequeño, 5×4, 4 minas
