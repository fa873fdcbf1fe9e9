/**
 * Layouts by name. "minimax" and "trap" are those with which the Berkeley course demonstrates minimax and expectimax;
 * the others are drawings of this project.
 */
export const LAYOUTS = {
  small: `
%%%%%%%%%%%%%%%%%%%%
%....%........%....%
%.%%.%.%%GG%%.%.%%.%
%o.....%.  .%.....o%
%.%.%%.%%%%%%.%%.%.%
%...%....P.....%...%
%%%%%%%%%%%%%%%%%%%%`,
  medium: `
%%%%%%%%%%%%%%%%%%%%
%o...%........%...o%
%.%%.%.%%%%%%.%.%%.%
%.%..............%.%
%.%.%%.%%  %%.%%.%.%
%......%G  G%......%
%.%.%%.%%%%%%.%%.%.%
%.%..............%.%
%.%%.%.%%%%%%.%.%%.%
%....%...P....%....%
%%%%%%%%%%%%%%%%%%%%`,
  tricky: `
%%%%%%%%%%%%%%%%%%%%
%o..%..........%..o%
%.%.%.%%%..%%%.%.%.%
%.%...%......%...%.%
%.%.%.%.%%%%.%.%.%.%
%...%..........%...%
%.%%%.%%%  %%%.%%%.%
%.o...%G GG G%...o.%
%.%%%.%%%%%%%%.%%%.%
%.....%......%.....%
%.%%%.%.%%%%.%.%%%.%
%o..%....P.....%..o%
%%%%%%%%%%%%%%%%%%%%`,
  minimax: `
%%%%%%%%%
%.P    G%
% %.%G%%%
%G    %%%
%%%%%%%%%`,
  trap: `
%%%%%%%%
%   P G%
%G%%%%%%
%....  %
%%%%%%%%`,
} as const;

export type LayoutName = keyof typeof LAYOUTS;

/** The names of the built-in layouts. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];
