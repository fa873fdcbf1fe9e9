lifeboat-row =
    { $count ->
        [one] Remar 1 palada
       *[other] Remar { $count } paladas
    }
lifeboat-bail =
    { $count ->
        [one] Achicar 1 cubo
       *[other] Achicar { $count } cubos
    }
lifeboat-rowing = Remar
lifeboat-bailing = Achicar
lifeboat-rolled = { $seat } ha sacado un { $die }
lifeboat-leak = Tras cada turno entran { $buckets } cubos de agua.
lifeboat-saved = La tripulación ha ganado: todos están en tierra
lifeboat-distance = Paladas hasta la orilla
lifeboat-in-boat = Cubos de agua
lifeboat-drowned = La partida ha terminado: el bote se ha hundido
