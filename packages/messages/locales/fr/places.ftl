at-name = { $name } : { $sentence }
at-line = ligne { $line }, colonne { $column } : { $sentence }
