strategies-hidden = Lo que { $seat } no ve
strategies-expected = Por la regla de Bayes, según lo que ve { $seat } y las estrategias de abajo.
strategies-unexpected = Las estrategias de abajo nunca llevan aquí, así que solo cuenta el azar.

strategies-title = Estrategias y mejores respuestas
strategies-of = Estrategia de
strategies-holding = Con
strategies-equilibrium = Equilibrio
strategies-worth = Vale
strategies-worth-title = Lo que la jugada obtiene contra la estrategia del otro, con las mejores respuestas después; la marca señala la mejor
strategies-wins = La mejor respuesta de { $other } obtiene en promedio { $value }. Contra una estrategia de equilibrio obtendría { $fair }: la estrategia de { $seat } regala { $more }.
strategies-rest = El juego es demasiado grande para resolverlo entero: solo se pueden editar las decisiones de este momento, y el resto es un equilibrio.
strategies-gap = El equilibrio es exacto hasta { $gap }. Mueva las barras aquí y en otros momentos de la partida, y verá cómo se castiga otra estrategia.
strategies-computing = El juego se está resolviendo…
strategies-too-large = El juego es demasiado grande para resolverlo aquí. Elija una variante menor en los ajustes.
