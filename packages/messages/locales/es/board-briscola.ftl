briscola-suit-cups = copas
briscola-suit-coins = oros
briscola-suit-clubs = bastos
briscola-suit-swords = espadas
briscola-faces-jack = sota
briscola-faces-knight = caballo
briscola-faces-king = rey
briscola-faces-ace = as

briscola-card = { $rank } de { $suit }
briscola-hand = Mano de { $seat }
briscola-hidden =
    { $cards } { $cards ->
        [one] tapada
       *[other] tapadas
    }
briscola-points =
    { $points } { $points ->
        [one] punto
       *[other] puntos
    }
briscola-stock = { $cards } por robar
briscola-trump = Triunfo: { $card }
briscola-led = Salida: { $card }
briscola-nothing-led = Nadie ha salido
briscola-took = { $seat } se llevó la baza
briscola-result = { $own } a { $other }
briscola-unseen = Visto y no visto
briscola-chance = Cada naipe no visto está en la otra mano con un { $percent }.
briscola-all-seen = Todos los naipes están vistos.

briscola-key-here = visto en juego
briscola-key-out = jugado
briscola-key-unseen = no visto

briscola-sampling = La máquina ve lo que ve su jugador. Reparte al azar los naipes no vistos y recorre un solo árbol para todos los repartos (ISMCTS). Buscar en cada reparto por separado, con todo a la vista, hace creer que se podrá elegir según naipes que no se ven: la fusión de estrategias. Ninguna deduce de lo jugado lo que el oponente debe tener.
