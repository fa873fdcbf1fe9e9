### La bonne décision de videau : ce que doit faire le joueur au trait, et la réponse à un double.

cube-verdict = { $double ->
    [double] doubler
    [redouble] redoubler
    [optional-double] doubler ou non
    [optional-redouble] redoubler ou non
    [no-double] ne pas doubler
    [no-redouble] ne pas redoubler
    [too-good-to-double] trop bon pour doubler
   *[too-good-to-redouble] trop bon pour redoubler
  }, { $answer ->
    [take] accepter
    [pass] passer
   *[beaver] beaver
  }
