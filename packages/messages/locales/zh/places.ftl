at-name = { $name }：{ $sentence }
at-line = 第 { $line } 行，第 { $column } 列：{ $sentence }
