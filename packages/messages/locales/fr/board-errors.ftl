### Errors of the boards of the Lab.

board-link-illegal = le lien joue « { $action } », ce qui n’est pas légal à cet endroit
board-unknown = il n’y a pas de plateau pour « { $game } »
