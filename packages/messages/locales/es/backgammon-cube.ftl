### La decisión de cubo correcta: qué debe hacer quien tira y qué se responde a un doble.

cube-verdict = { $double ->
    [double] doblar
    [redouble] redoblar
    [optional-double] doblar o no
    [optional-redouble] redoblar o no
    [no-double] no doblar
    [no-redouble] no redoblar
    [too-good-to-double] demasiado bueno para doblar
   *[too-good-to-redouble] demasiado bueno para redoblar
  }, { $answer ->
    [take] aceptar
    [pass] pasar
   *[beaver] beaver
  }
