statistics-title = Estadísticas: { $game }
statistics-none = Todavía no se ha terminado ninguna partida en este dispositivo.
statistics-played = Partidas
statistics-best = Mejor
statistics-mean = Media
statistics-won = Ganadas
statistics-drawn = Empatadas
statistics-lost = Perdidas
statistics-streak = Seguidas
statistics-longest = Mejor racha
statistics-fastest = Victoria más rápida
statistics-luck =
    { $count ->
        [one] Suerte en 1 partida: { $luck }
       *[other] Suerte en { $count } partidas: { $luck }
    }
statistics-own = Pérdidas propias: { $own }
statistics-games = Partidas terminadas
statistics-result = Resultado
statistics-outcome =
    { $outcome ->
        [won] ganada
        [drawn] empatada
       *[lost] perdida
    }
statistics-replay = Ver de nuevo
statistics-export = Guardar todo en un archivo
statistics-import = Leer de un archivo
statistics-stored = Todo esto se guarda solo en este dispositivo. El archivo contiene los resultados, las partidas terminadas y los ajustes de todos los tableros; al leerlo, reemplaza aquí los que contiene.
statistics-unknown = Este archivo no lo guardaron estos tableros.
