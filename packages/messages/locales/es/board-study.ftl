### Estudios de una posición de backgammon: rollout, el cubo tras cada tirada y en cada marcador.

study-title = Estudiar esta posición
study-rollout = Hacer un rollout
study-until = Detener el rollout cuando cada intervalo del 95 % no supere
study-rolls = El cubo tras cada tirada
study-scores = El cubo en cada marcador
study-stop = Detener
study-before-roll = Antes de tirar
study-rollout-note = { $trials } de { $most } partidas como máximo por fila, de { $turns } turnos, y después la evaluación estática.
study-rolls-note = El cubo del jugador siguiente tras la mejor jugada de cada tirada; – si no puede girarse o la partida ha terminado. Señale una casilla para ver la jugada.
study-scores-note = Filas: puntos que necesita quien tira; columnas: los del oponente. Cada celda muestra el cubo, el punto de toma y el valor de un gammon, con el cubo centrado en 1; a 1 punto, después de la partida Crawford.
