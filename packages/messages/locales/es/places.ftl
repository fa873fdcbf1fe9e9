at-name = { $name }: { $sentence }
at-line = línea { $line }, columna { $column }: { $sentence }
