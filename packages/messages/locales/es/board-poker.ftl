poker-actions-check = Pasar
poker-actions-bet = Apostar
poker-actions-call = Igualar
poker-actions-raise = Subir
poker-actions-fold = Retirarse

poker-cards =
    { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }
poker-holds = Tiene: { $card }
poker-face-down = La carta está tapada
poker-paid =
    { $chips } { $chips ->
        [one] ficha puesta
       *[other] fichas puestas
    }
poker-pot =
    { $chips } { $chips ->
        [one] ficha
       *[other] fichas
    } en el bote
poker-no-board = La carta común se destapa tras la primera ronda
poker-board = Carta común: { $card }
poker-nothing-played = Aún no se ha jugado nada
poker-won =
    { $won }: { $chips } { $chips ->
        [one] ficha
       *[other] fichas
    }

poker-theory = En equilibrio, el primer jugador pierde 1/18 de ficha por mano. Puede apostar la jota con cualquier probabilidad hasta 1/3, si apuesta el rey tres veces más a menudo: así una apuesta dice demasiado poco para que la reina sepa qué hacer. Mueva las barras y verá cómo se castiga cualquier otra estrategia.
