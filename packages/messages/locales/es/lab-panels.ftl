lab-what-if-break-even = Puntos de equilibrio
lab-what-if-break-even-help = Cambia un solo número y los demás se quedan; donde cambia una probabilidad, los otros resultados del nodo de azar se reparten el resto como antes.
lab-what-if-no-break-even = Ningún número por sí solo puede cambiar la mejor acción.
lab-what-if-tornado = Barras: cuánto se mueve el valor del árbol con cada número, la más ancha primero. ◆: aquí cambia la mejor acción.
lab-what-if-save-tornado = Guardar el diagrama de tornado (SVG)
lab-what-if-monotone = Otros pagos, el mismo orden
lab-what-if-monotone-help = Minimax solo compara pagos: ningún cambio que conserve su orden cambia su elección. Una media los pondera: expectimax puede elegir otra acción.
lab-what-if-change = Pagos
lab-what-if-worst = Minimax (peor caso)
lab-what-if-mean = Valor esperado
lab-transform-identity = x tal cual
lab-transform-rescale = 2x + 7
lab-transform-square = x², con su signo
lab-transform-log = ±log₂(1 + |x|)
lab-what-if-flipped = cambia
lab-what-if-none = Hace falta una decisión de MAX o MIN en la raíz y dos jugadores.
lab-what-if-opponent = Del oponente perfecto al aleatorio
lab-what-if-opponent-help = MIN juega su mejor acción, pero con esta probabilidad una al azar.
lab-what-if-perfect = perfecto
lab-what-if-randomly = al azar
lab-what-if-slider = Probabilidad de una jugada al azar
lab-what-if-no-flip = La mejor acción es la misma contra todos esos oponentes.
lab-what-if-flip = { $exact ->
    [true] Exactamente en { $at } la mejor acción cambia de { $before } a { $after }.
   *[false] Aproximadamente en { $at } la mejor acción cambia de { $before } a { $after }.
  }
lab-what-if-no-opponent = Hace falta MAX en la raíz y MIN debajo.

lab-compare-first = Primera búsqueda
lab-compare-second = Segunda búsqueda
lab-compare-work = Hojas visitadas por ambas búsquedas
lab-compare-leaves = { $now } de { $all } hojas
lab-compare-counts = Cuentas en este paso
lab-compare-value = Valor
lab-compare-difference = Al final, { $a } hojas frente a { $b }

lab-share-link = Enlace a este árbol, esta búsqueda y este paso
lab-share-copy-link = Copiar el enlace
lab-share-copied = Copiado.
lab-share-system = Compartir…
lab-share-embed = Para una página del curso
lab-share-copy-embed = Copiar el iframe
lab-share-copy-element = Copiar el elemento
lab-share-element-note = Para páginas propias: el árbol está en el texto, y de este Lab solo se necesita el script.
lab-share-embed-note = Para páginas sin scripts, como las de Moodle y Canvas.
lab-share-whole-run = Toda la búsqueda
lab-share-tree-only = Solo el árbol
lab-share-slides = Diapositivas (HTML)
lab-share-strip = Tira de pasos para imprimir
lab-share-print = Imprimir
lab-share-trace = Traza (CSV)
lab-share-certificate = Una respuesta marcada como «resuelta» puede escribirse en un archivo que otros pueden comprobar: { $command }.
lab-share-length = { $characters } caracteres
lab-share-notices = Licencias de terceros
lab-share-close = Cerrar
lab-use-exercise = Como ejercicio
lab-use-fitting = Adecuados para este árbol
lab-use-unfit = No adecuados: elija uno para ver por qué
lab-use-mixed = Todos los tipos adecuados
lab-use-variants = Variantes de cada árbol (0: el propio árbol)
lab-use-more = Más árboles de un archivo { $count ->
    [0] { "" }
    [one] (1 árbol)
   *[other] ({ $count } árboles)
  }
lab-use-practise = Abrir en Practicar
lab-use-reverse = Invertir el orden de todos los hijos

lab-exercises-link = Copiar el enlace a este ejercicio
lab-exercises-link-sheet = Copiar un enlace a estos ejercicios
lab-exercises-set = Serie de ejercicios
lab-exercises-add = Añadir este ejercicio a una serie
lab-exercises-remove = Quitar este ejercicio de la serie
lab-exercises-number = Ejercicio { $number } de { $all }
lab-exercises-answer = respuesta { $text }
lab-exercises-crossed = tachado
