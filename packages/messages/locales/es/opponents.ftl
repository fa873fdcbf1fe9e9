opponent-searches = Busca en { $nodes } nodos por jugada.
opponent-looks =
    { $depth ->
        [one] Mira 1 decisión por delante.
       *[other] Mira { $depth } decisiones por delante.
    }
opponent-sees =
    { $sees ->
        [numbers] Ve lo que se deduce de un solo número y adivina en todo lo demás.
        [marks] Ve las minas que se deducen de un solo número y lo que se deduce de ellas.
        [layouts] Cuenta todas las distribuciones de las minas y no mira más allá de la casilla siguiente.
       *[all] Es el método exacto: cuenta todas las distribuciones de las minas.
    }
opponent-errs = Una jugada peor en { $half } es la mitad de probable que la mejor; nunca elige una que ve peor en más de { $most }.
opponent-errs-any = Una jugada peor en { $half } es la mitad de probable que la mejor; puede ocurrir cualquiera.
opponent-best = Juega la mejor jugada que encuentra.
opponent-time = Piensa hasta un segundo.
opponent-rated = Puntuación Elo: { $elo } (de { $low } a { $high }), en partidas con los demás niveles y con el juego al azar, cuya media es 0.
