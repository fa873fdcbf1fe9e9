break-even-input = { $form ->
    [The] { $type ->
        [payoff] Pago de { $name }
        [edge] Pago en la arista hacia { $name }
       *[probability] Probabilidad de { $name }
      }
   *[the] { $type ->
        [payoff] pago de { $name }
        [edge] pago en la arista hacia { $name }
       *[probability] probabilidad de { $name }
      }
  }
break-even-changes = { FORM($input, "The") }: { $value }. Por debajo de { $at } la mejor acción es { $below }; por encima, { $above }.
break-even-same = { FORM($input, "The") }: { $value }. Sea cual sea, la mejor acción es la misma.
tornado-title = Cómo varía el valor del árbol con cada número
tornado-value = valor
tornado-changes = aquí cambia la mejor acción

risk-title = Actitud ante el riesgo
risk-utility = utilidad
risk-certainty-equivalent = equivalente cierto
risk-sign = EC
risk-expected-utility = utilidad esperada
risk-expected-value = valor esperado
risk-premium = prima de riesgo
risk-best = mejor
risk-neutral = mejor sin ella
risk-action = acción
risk-drawn = EC es el equivalente cierto de un nodo, el pago seguro que vale lo mismo; u es su utilidad esperada.
risk-rounded = Los números tras ≈ están redondeados a 6 decimales; las acciones que difieren en menos de una milmillonésima cuentan como iguales.
risk-min = MIN juega contra la persona cuya utilidad es.
risk-no-chance = El árbol no tiene azar: la utilidad crece con el pago, así que entre pagos seguros no cambia ninguna decisión.
risk-impossible = Un pago de este árbol no tiene tal utilidad, o el número no es válido.
risk-linear = lineal (indiferente al riesgo)
risk-exponential = exponencial: tolerancia al riesgo
risk-log = logaritmo: riqueza inicial
risk-sqrt = raíz cuadrada: riqueza inicial
risk-points = por puntos

equilibrium-value = valor para el jugador 0
equilibrium-gap = brecha
equilibrium-player = jugador
equilibrium-where = dónde
equilibrium-behaviour = comportamiento
equilibrium-found = Un equilibrio de Nash por los programas lineales de la forma secuencial. Supuesto y comprobado: dos jugadores, pagos de suma constante, memoria perfecta.
equilibrium-no-gap = Nadie mejora si se desvía: lo demuestran las mejores respuestas exactas, y el valor es exacto.
equilibrium-gap-of = Según las mejores respuestas exactas, nadie mejora en más de { $gap } si se desvía.
equilibrium-unreached = (no se alcanza)
equilibrium-unreached-means = no se alcanza: las acciones del propio jugador no llevan allí, y cualquier comportamiento vale lo mismo.
tree-ends-in-estimates = Las hojas marcadas con ≈ son estimaciones: los resultados valen para este árbol, no para la partida entera.
equilibrium-rounded = ≈: redondeado a diez cifras significativas; --json da la fracción exacta.
equilibrium-interval = demostrado entre
equilibrium-from-to = { $low } y { $high }
equilibrium-payoffs = pagos
equilibrium-exploitability = explotabilidad
equilibrium-view = vista
equilibrium-proved = El valor del juego está entre estas cotas: lo demuestran las mejores respuestas exactas a la estrategia de cada jugador.
equilibrium-unproved = Con más de dos jugadores, o pagos cuya suma no es constante, nada queda demostrado: la minimización del arrepentimiento no siempre llega a un equilibrio. La brecha es lo que los jugadores juntos ganarían con sus mejores respuestas exactas.
equilibrium-sampled-value = Una estimación de lo que esta estrategia obtiene contra sí misma, en partidas sorteadas (al 95 % entre { $low } y { $high }); no dice nada del valor del juego. Las mejores respuestas no se calcularon.
equilibrium-unfinished = Se alcanzó un límite antes de visitar todas las historias, así que aún no se sabe nada: la estrategia elige todas las acciones con igual probabilidad. Dé más tiempo, o tome muestras con --method mccfr.
equilibrium-unlisted = { $sets ->
    [one] { $sets } conjunto de información no se lista
   *[other] { $sets } conjuntos de información no se listan
  }: añada --strategies.
equilibrium-costs = { $method }: { $iterations ->
    [0] {""}
    [one] { $iterations } iteración,{" "}
   *[other] { $iterations } iteraciones,{" "}
  }{ $sets } conjuntos de información, { $nodes }{ $method ->
    [backward-induction] {""} pares de acciones
   *[other] {""} historias
  }, { $ms } ms{ $stopped ->
    [time] {""} (límite de tiempo alcanzado)
    [abort] {""} (detenido)
   *[other] {""}
  }
equilibrium-progress = { $iterations } iteraciones, valor { $value }, brecha { $gap }
equilibrium-progress-nodes = { $nodes } pares de acciones
