### Las opciones de los algoritmos. El inglés está en @tyche/engine y @tyche/games.

algorithm-option-ties = Si un valor que solo iguala un extremo de la ventana poda. Por defecto: prune.
algorithm-option-probes = Jugadas que star2.5 sondea bajo cada resultado. Por defecto: 3.
algorithm-option-coalitions = Jugadores que maximizan la suma de sus pagos, como 0,2/1,3. Por defecto: cada uno por su cuenta.
algorithm-option-weights = Peso que cada jugador da a los pagos de todos, en filas separadas por /, como 1,0.5/0,1. Por defecto: solo el suyo.
algorithm-option-simulations = Número máximo de simulaciones. Por defecto: sin límite.
algorithm-option-exploration = Constante de exploración c, en unidades del rango de los pagos. Por defecto: 0.7.
algorithm-option-playout = Decisiones jugadas al azar antes de llamar a la función de evaluación. Por defecto: hasta el final para mcts, 0 para puct.
algorithm-option-widen-actions = Número de acciones de una decisión nueva; se añaden más con las visitas. Por defecto: 40.
algorithm-option-widen-outcomes = Número de resultados de un nodo de azar nuevo; se añaden más con las visitas. Por defecto: 64.
algorithm-option-batches = Sin partidas aleatorias, contar las acciones de una decisión nueva como otras tantas simulaciones a la vez (solo mcts). Por defecto: on.
algorithm-option-solver = Propagar los valores demostrados. Por defecto: on.
algorithm-option-memory = Límite de memoria del árbol, en megabytes. Por defecto: 256.
algorithm-option-samples = Número de muestras por nodo de azar. Por defecto: 5.
algorithm-option-searches = Número de búsquedas de cada profundidad, cada una con sus muestras. Por defecto: 8.
algorithm-option-cuts = Podas en los nodos de azar. Por defecto: star2.
algorithm-option-confidence = Desviaciones típicas en que puede errar una predicción. Por defecto: 1.5.
algorithm-option-positions = Número de posiciones de las que se aprenden las predicciones de una profundidad. Por defecto: 40.
algorithm-option-worlds = Número máximo de estados sorteados. Por defecto: 40.
algorithm-option-world-nodes = Límite de nodos de la búsqueda de cada estado si no se da profundidad. Por defecto: 20000.
algorithm-option-downgrade = Reducir a la mitad, en la búsqueda, las fichas grandes desde esta; 0 para nunca. Por defecto: la primera ficha que pocas partidas de la red alcanzaron.
algorithm-option-first = Primer clic, como r1c1. Por defecto: el del solucionador.
algorithm-option-finalists = Número de candidatas de una apuesta que se exploran dos apuestas más allá. Por defecto: el del solucionador.
algorithm-option-sees = Números sueltos, también las minas que se deducen de ellos (marks), o todas las disposiciones que encajan. Por defecto: layouts.
algorithm-option-width = Filtros de jugadas, o todas las jugadas a cada profundidad (full). Por defecto: filters.
