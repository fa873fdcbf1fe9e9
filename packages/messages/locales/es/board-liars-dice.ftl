dice-liar = ¡Mentiroso!
dice-bid = { $count } × { $face }
dice-bids = Pujas, con la probabilidad de que cada una sea cierta
dice-no-bid = Aún no se ha pujado
dice-hidden =
    { $count } { $count ->
        [one] dado
       *[other] dados
    } bajo el cubilete
dice-shown = se dudó de { $bid }, los dados muestran { $dice }
dice-variant =
    { $dice } { $dice ->
        [one] dado
       *[other] dados
    } por jugador
dice-variant-faces = dados de { $faces } caras

dice-odds = Cuántos dados cuentan
dice-face = cara
dice-seen = vistos
dice-expected = de todos, en promedio
dice-unseen = { $hidden ->
        [0] Todos los dados están vistos.
        [one] { $hidden } dado no se ve.
       *[other] { $hidden } dados no se ven.
    }
dice-theory = El { $wild } es un comodín: cuenta para todas las caras. Los porcentajes de las pujas son los de los dados solos. Las pujas de un buen oponente dicen más, y las suyas también: quien solo puja lo que tiene juega a cubilete abierto, y a quien puja lo imposible se le llama mentiroso enseguida.
