pac-man-directions-west = a la izquierda
pac-man-directions-east = a la derecha
pac-man-directions-north = arriba
pac-man-directions-south = abajo
pac-man-directions-stop = quieto

pac-man-food = { $left ->
        [one] queda 1 pastilla
       *[other] quedan { $left } pastillas
    }
pac-man-ghost = Fantasma { $number }
pac-man-scared = asustado por { $moves }
pac-man-at = columna { $column }, fila { $row }
pac-man-caught = atrapado
pac-man-cleared = todo comido

pac-man-dot = una pastilla
pac-man-capsule = una cápsula

pac-man-facing = { $who } mira
pac-man-fright = { $who }: jugadas de miedo
pac-man-ways = Adónde van los fantasmas
pac-man-ways-help = Si Pac-Man va { $action }: probabilidades por fantasma, antes de su próximo paso.
pac-man-caught-chance = Atrapado al momento
pac-man-exact = Valor exacto
pac-man-exact-help = Con juego perfecto hasta el final, en las { $positions } posiciones de este laberinto.
pac-man-help = Las flechas, un deslizamiento o los botones mueven a Pac-Man; la barra espaciadora lo deja quieto.

pac-man-variants-chasing = 20×7, fantasmas que persiguen
pac-man-variants-minimising = 20×7, fantasmas que mueve un jugador
pac-man-variants-four-random = 9×5, tres fantasmas al azar (exacto)
pac-man-variants-four-chasing = 9×5, tres fantasmas que persiguen (exacto)
pac-man-variants-four-minimising = 9×5, tres fantasmas que mueve un jugador
pac-man-variants-trap-random = Trampa, fantasmas al azar (exacto)
pac-man-variants-trap-chasing = Trampa, fantasmas que persiguen (exacto)
pac-man-variants-medium = 20×11, fantasmas que persiguen
pac-man-variants-tricky = 20×13, cuatro fantasmas que persiguen

pac-man-ends-cleared = Todas las pastillas han sido comidas.
pac-man-ends-caught = Un fantasma ha atrapado a Pac-Man.
pac-man-ends-lowest = La puntuación ha llegado a la mínima permitida.
