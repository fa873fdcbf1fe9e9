### FORM elige para los nodos "The" (El nodo), "the" (el nodo), "to" (al nodo), "of" (del nodo), "bare" (nodo) y "o" (la terminación de un
### participio); para los jugadores "to" (a MAX, al jugador 1) y "by" (MAX, el jugador 1).

search-node = { $kind ->
    [leaf] { $form ->
        [The] La { search-noun }
        [to] a la { search-noun }
        [of] de la { search-noun }
        [o] a
        [bare] { search-noun }
       *[the] la { search-noun }
      }
   *[max] { $form ->
        [The] El { search-noun }
        [to] al { search-noun }
        [of] del { search-noun }
        [o] o
        [bare] { search-noun }
       *[the] el { search-noun }
      }
  }
search-name = «{ $name }»
search-name-number = n.º { $number }
search-name-of = { $name } de { $above }
search-root = { $form ->
    [The] La raíz ({ search-root-kind })
    [to] a la raíz ({ search-root-kind })
    [of] de la raíz ({ search-root-kind })
    [o] a
   *[the] la raíz ({ search-root-kind })
  }
search-noun = { $kind ->
    [max] nodo MAX { $name }
    [min] nodo MIN { $name }
    [chance] nodo de azar { $name }
    [player] nodo { $name } del jugador { $player }
   *[leaf] hoja { $name }
  }
search-root-kind = { $kind ->
    [max] nodo MAX
    [min] nodo MIN
    [chance] nodo de azar
    [player] nodo del jugador { $player }
   *[leaf] hoja
  }
search-side = { $kind ->
    [max] { $form ->
        [to] a MAX
       *[by] MAX
      }
    [min] { $form ->
        [to] a MIN
       *[by] MIN
      }
   *[player] { $form ->
        [to] al jugador { $player }
       *[by] el jugador { $player }
      }
  }
search-any-side = el jugador
search-value = { $bound ->
    [exact] { $value }
    [lower] al menos { $value }
   *[upper] como máximo { $value }
  }
search-paid = { $value } ({ $here } aquí y { $path } por el camino)
search-to-side = { $value } para { FORM($side, "by") }
search-turned = , que cuenta como { $value } para { FORM($side, "by") }

search-enter = Se visita { FORM($node, "the") }{ $impossible }.
search-impossible = { $count ->
    [one] ; su hijo ({ $names }) tiene probabilidad 0 y nunca se explora
   *[other] ; { $count } de sus hijos ({ $names }) tienen probabilidad 0 y nunca se exploran
  }
search-first = ; el hijo { $child }, el mejor según la tabla, va primero
search-enter-root = Se explora { FORM($node, "the") } con la ventana { $ends } = { $window }{ $first }{ $impossible }.
search-enter-window = { FORM($from, "The") } pasa la ventana { $ends } = { $window } { FORM($node, "to") }{ $first }{ $impossible }.
search-enter-null = { FORM($from, "The") } pasa la ventana nula { $ends } = { $window } { FORM($node, "to") }, solo para saber si el hijo es mejor.
search-enter-again = { FORM($from, "The") } pasa la ventana { $ends } = { $window } { FORM($node, "to") }, que es un hijo mejor, para explorarlo de nuevo y hallar su valor.
search-enter-pass = Pasada { $number }: el valor { FORM($node, "of") } está entre { $low } y { $high }; se explora con la ventana nula (α, β) = { $window }.
search-enter-depth = Con profundidad { $depth }, se explora { FORM($node, "the") } con la ventana { $ends } = { $window }{ $first }.
search-probe = { FORM($from, "The") } sondea { FORM($node, "the") } con la ventana { $ends } = { $window }: solo se explora una parte de sus hijos, para obtener una cota.
search-recall = La tabla conoce { FORM($node, "the") }: vale { $value }.
search-recall-same = La tabla conoce { FORM($node, "the") }, cuyo subárbol es igual al { FORM($same, "of") }: vale { $value }.

search-open = { FORM($node, "The") }, viv{ FORM($node, "o") } con mérito { $merit }, va en cabeza de OPEN{ $added }.
search-open-added = { $count ->
    [one] : su primer hijo ({ $names }) entra en OPEN, vivo con el mismo mérito
   *[other] : sus { $count } hijos ({ $names }) entran en OPEN, vivos con el mismo mérito
  }
search-open-payoff = { FORM($node, "The") } vale { $value }; vuelve a OPEN, resuelt{ FORM($node, "o") } con mérito { $merit }.
search-open-estimate = La búsqueda se detiene en { FORM($node, "the") }: su estimación, { $value }, ocupa el lugar de su valor, y vuelve a OPEN, resuelt{ FORM($node, "o") } con mérito { $merit }.
search-solved-max = En { FORM($node, "the") }, el hijo { $child }, resuelto con mérito { $merit }, va en cabeza de OPEN: así que el nodo queda resuelto con él{ $removed ->
    [0] .
    [one] , y 1 entrada por debajo sale de OPEN.
   *[other] , y { $removed } entradas por debajo salen de OPEN.
  }
search-solved-next = En { FORM($node, "the") }, el hijo { $child }, resuelto con mérito { $merit }, va en cabeza de OPEN: el hijo siguiente, { $next }, entra en OPEN, vivo con el mismo mérito.
search-solved-last = En { FORM($node, "the") }, el hijo { $child }, resuelto con mérito { $merit }, va en cabeza de OPEN: es el último hijo, así que el nodo queda resuelto con él.

search-payoff = { FORM($node, "The") } vale { $value }{ $turned }.
search-payoff-to = { FORM($node, "The") } da { $value } { FORM($side, "to") }{ $turned }.
search-estimate = La búsqueda se detiene en { FORM($node, "the") }: su estimación, { $value }{ $turned }, ocupa el lugar de su valor.
search-child-better = En { FORM($node, "the") }, el hijo { $child } da { $value }, lo mejor hasta ahora{ $window }.
search-window-now = ; la ventana es ahora (α, β) = { $window }
search-child-worse = En { FORM($node, "the") }, el hijo { $child } da { $value }, que no mejora { $best }{ $window }.
search-window-still = ; la ventana sigue siendo (α, β) = { $window }
search-child-enough = En { FORM($node, "the") }, el hijo { $child } da { $value }, que no es peor que { $best }, y la ventana (α, β) = { $window } no contiene nada mejor.
search-child-tied = En { FORM($node, "the") }, el hijo { $child } da { $value }, tan bueno como { $best } para quien decide: se conserva el primero, y con él los pagos de los demás.
search-child-left = En { FORM($node, "the") }, el hijo { $child }, dejado antes del final con { $value } hasta ahora, no da más que { $best } a quien decide.
search-outcome = En { FORM($node, "the") }, el hijo { $child } da { $value } con probabilidad { $probability }, así que aporta { $product }{ $interval }.
search-random-move = En { FORM($node, "the") }, el hijo { $child } da { $value }; una jugada al azar lleva a él con probabilidad { $probability }, así que aporta { $product } a la media de las jugadas al azar{ $interval }.
search-interval = : el valor del nodo está ahora en { $interval }

search-skipped = { $which ->
    [probed] { $count ->
        [one] su hijo ({ $names }) no necesita más búsqueda
       *[other] sus { $count } hijos ({ $names }) no necesitan más búsqueda
      }
    [open] { $count ->
        [one] el hijo restante ({ $names }) no necesita más búsqueda
       *[other] los { $count } hijos restantes ({ $names }) no necesitan más búsqueda
      }
    [all] { $count ->
        [one] se poda su hijo ({ $names })
       *[other] se podan sus { $count } hijos ({ $names })
      }
   *[rest] { $count ->
        [one] se poda el hijo restante ({ $names })
       *[other] se podan los { $count } hijos restantes ({ $names })
      }
  }
search-reached = En { FORM($node, "the") }, el valor ya es { $rule ->
    [beta] al menos
   *[alpha] como máximo
  } { $inequality }
search-cut-side = { search-reached }, así que más arriba { FORM($side, "by") } { $tie ->
    [true] no tiene por qué dejar
   *[false] no dejará
  } que la partida llegue aquí; { $skipped }.
search-cut-chance = { search-reached }, así que su valor exacto ya no importa más arriba; { $skipped }.
search-cut-window = { search-reached }, el extremo de la ventana dada a la búsqueda; { $skipped }.
search-cut-bound = { search-reached }, el { $rule ->
    [beta] mayor
   *[alpha] menor
  } valor que permiten las cotas; { $skipped }.
search-cut-null = { search-reached }, y la búsqueda no pide más aquí; { $skipped }.
search-cut-empty = En { FORM($node, "the") }, la ventana (α, β) = ({ $left }, { $right }) está vacía, así que la búsqueda devuelve { $left }, valga lo que valga el nodo; { $skipped }.
search-cut-at-chance = En { FORM($node, "the") }, el valor es { $rule ->
    [chance-high] al menos { $left } { $relation } β
   *[chance-low] como máximo { $left } { $relation } α
  } = { $right }, { $whatever ->
    [probed] encuentre lo que encuentre el resto de la búsqueda
    [all] valgan lo que valgan sus hijos
   *[rest] valgan lo que valgan los demás hijos
  }; { $skipped }.
search-cut-sum = En { FORM($node, "the") }, con lo que ya está tomado, más arriba { FORM($side, "by") } obtiene como máximo { $left } { $relation } { $right } y no gana nada; { $skipped }.
search-cut-merit = En { FORM($node, "the") }, nada en OPEN promete más que { $left } { $relation } { $right }, el mérito con que se resuelve { FORM($above, "the") }; { $skipped }.
search-cut-width = En { FORM($node, "the") }, la búsqueda en haz conserva { $kept ->
    [one] 1 hijo, el más prometedor
   *[other] los { $kept } hijos más prometedores
  } (su ancho es { $width }); { $skipped }, por suposición y no por demostración.
search-cut-reply = En { FORM($node, "the") }, otro oponente ya ha replicado, y solo uno puede: este { $passes ->
    [true] pasa
   *[false] juega su primera acción
  } ({ $kept }); { $skipped }, por suposición y no por demostración.

search-leave = Termina { FORM($node, "the") }: vale { $value }.
search-leave-early = Se deja { FORM($node, "the") } antes del final, con { $value } hasta ahora.
search-leave-probe = Termina el sondeo { FORM($node, "of") }: el nodo vale { $value }.
search-leave-turned = Termina { FORM($node, "the") }: cuenta como { $value } para { FORM($side, "by") }.

## La recta numérica de un nodo

search-line-title = Lo que puede valer { FORM($node, "the") }
search-line-has = { FORM($side, "by") } tiene { $value } con { FORM($child, "the") }
search-line-needs = { $end ->
    [alpha] por debajo de { $value }, { FORM($node, "the") } no alcanza
   *[beta] por encima de { $value }, { FORM($node, "the") } se pasa
  }
search-line-post = { $end ->
    [alpha] α
   *[beta] β
  } = { $value }
search-line-end = { $kind ->
    [chance] { $side ->
        [lower] en el peor caso { $value }
       *[upper] en el mejor caso { $value }
      }
   *[max] { $side ->
        [lower] al menos { $value }
       *[upper] como máximo { $value }
      }
  }
