hands-hands-rock = Piedra
hands-hands-paper = Papel
hands-hands-scissors = Tijera

hands-round = Ronda { $number }
hands-chosen = ha elegido
hands-score =
    { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $lost } { $lost ->
        [one] perdida
       *[other] perdidas
    }, { $even } en tablas
hands-habits = Cuántas veces se mostró cada mano
hands-theory = Ambos eligen en secreto; aquí uno tras otro, y al segundo no se le dice nada. Por el teorema minimax solo quien muestra cada mano por igual y sin patrón no pierde nada. Una búsqueda desde un solo punto de vista nombra una mano: toda mano segura puede ser vencida.
