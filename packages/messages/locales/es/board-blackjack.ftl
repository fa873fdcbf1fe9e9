blackjack-actions-hit = Pedir
blackjack-actions-stand = Plantarse
blackjack-actions-double = Doblar
blackjack-actions-deal = Descubrir la carta de la banca

blackjack-letters-hit = P
blackjack-letters-stand = Q
blackjack-letters-double = D
blackjack-letters-deal = –

blackjack-dealer = Banca
blackjack-player = Usted
blackjack-total =
    { $soft ->
        [true] { $total } blando
       *[false] { $total }
    }
blackjack-face-down = una carta tapada
blackjack-doubled = apuesta doblada
blackjack-natural = Blackjack
blackjack-bust = se pasa
blackjack-card = naipe { $name }
blackjack-bets =
    { $written } { $count ->
        [one] apuesta
       *[other] apuestas
    }
blackjack-won = Ha ganado { $bets }
blackjack-lost = Ha perdido { $bets }
blackjack-even = Recupera su apuesta
blackjack-strategy = Estrategia básica, exacta
blackjack-hand = Mano
blackjack-against = contra { $name }
blackjack-edge = Quien sigue esta tabla pierde el { $percent } de la apuesta por ronda: la ventaja de la casa.
blackjack-only-two = Con tres naipes o más no se dobla: pida, pero plántese (Q) con 18 blando.
blackjack-sampling = Exacta, porque la carta tapada se saca al descubrirla. Una búsqueda que sortea esa carta y sigue como si la viera cree que pedir es mejor de lo que es: 12 contra un diez, en 0,005 apuestas o más.
blackjack-wait = Se está calculando la tabla…

blackjack-ends = Usted: { $player }; banca: { $dealer }.
