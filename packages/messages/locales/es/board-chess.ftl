chess-man =
    { $man ->
        [K] rey blanco
        [Q] dama blanca
        [R] torre blanca
        [B] alfil blanco
        [N] caballo blanco
        [P] peón blanco
        [k] rey negro
        [q] dama negra
        [r] torre negra
        [b] alfil negro
        [n] caballo negro
       *[p] peón negro
    }
chess-letter =
    { $man ->
        [K] R
        [Q] D
        [R] T
        [B] A
       *[N] C
    }
chess-turn-around = Girar el tablero
chess-promote = El peón se corona en { $square }
chess-cancel = Cancelar
chess-controls =
    Flechas y círculos: arrastre o pulse con el botón derecho del ratón. Sin ratón, mantenga el dedo en una casilla o pulse M sobre ella, y luego en otra casilla para una flecha. Una pulsación en el tablero los borra. F gira el tablero. Mientras juega el oponente, usted puede preparar su respuesta como una jugada normal: se juega si entonces es legal. Se anula con el botón derecho o con Escape.
chess-marked = marcada
chess-prepared = preparada
chess-check = jaque
chess-mate = { $won } por jaque mate
chess-takes = captura { $man }

chess-castles-short = enroque corto
chess-castles-long = enroque largo

chess-line = Variante principal
chess-no-line = Aún no hay variante.
chess-gauge = Las blancas están en { $value }
chess-ahead =
    { $count } { $count ->
        [one] peón
       *[other] peones
    } de ventaja

chess-editor-castling =
    { $castling ->
        [K] Enroque corto blanco
        [Q] Enroque largo blanco
        [k] Enroque corto negro
       *[q] Enroque largo negro
    }
chess-editor-passing = Al paso en
chess-editor-none = ninguna
chess-editor-clock = Medias jugadas hacia las tablas, de 100
chess-editor-number = Número de jugada

chess-ends-stalemate = Ahogado: no hay jugada legal y el rey no está en jaque.
chess-ends-repetition = Tablas reclamadas: la posición se ha dado tres veces.
chess-ends-fivefold = La posición se ha dado cinco veces.
chess-ends-fifty = Tablas reclamadas: cincuenta jugadas sin captura ni movimiento de peón.
chess-ends-seventy-five = Setenta y cinco jugadas sin captura ni movimiento de peón.
chess-ends-material = Ningún bando tiene material suficiente para dar mate.
