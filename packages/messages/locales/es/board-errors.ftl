### Errors of the boards of the Lab.

board-link-illegal = el enlace juega «{ $action }», que ahí no es legal
board-unknown = no hay tablero de «{ $game }»
