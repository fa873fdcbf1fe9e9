### La figura <tyche-tree>: botones, preguntas y rechazos.

figure-label = Árbol de juego, explorado con { $algorithm }
figure-steps = Recorrer la búsqueda
figure-first = Primer paso
figure-cut-back = Poda anterior
figure-back = Atrás
figure-forward = Adelante
figure-cut-forward = Poda siguiente
figure-last = Último paso
figure-step = Paso
figure-step-of = Paso { $step } de { $all }
figure-start = La búsqueda no ha empezado.
figure-end = La raíz vale { $value }.
figure-cut = podado
figure-skipped = omitido
figure-current = actual
figure-line = el valor está en { $interval }
figure-payoff = Pago
figure-probability = Probabilidad

## Preguntas

figure-asks-value = ¿Cuánto vale { FORM($node, "the") }?
figure-asks-cut = ¿Qué rama se poda a continuación? Elíjala en el árbol.
figure-answer = Su respuesta
figure-check = Comprobar
figure-no-branch = Ninguna
figure-show = Ver la respuesta
figure-right = Correcto.
figure-wrong = No es eso. Inténtelo de nuevo.
figure-searched = No: esa rama se explora. Pruebe con otra.
figure-some-cut = No: se poda una rama. Búsquela.
figure-worth = { FORM($node, "The") } vale { $value }.
figure-nothing-cut = No se poda nada.

## Rechazos

figure-no-number = Esto no es un número: escriba 3, -2.5 o 1/3.
figure-no-probability = Una probabilidad está entre 0 y 1: escriba 0,25 o 1/4 o 25 %.
figure-empty = Esta figura no tiene árbol: póngalo dentro de ella o en su atributo «tree».
figure-too-large = Este árbol tiene { $nodes } nodos; una figura admite { $most } como máximo.
figure-bad-attribute = El atributo { $attribute } no puede ser «{ $value }»: escriba { LIST($allowed, "or") }.
figure-no-node = El árbol no tiene ningún nodo «{ $name }».
figure-unexpected = La figura ha fallado: { $message }
