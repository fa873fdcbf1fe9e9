/**
 * Layouts by name. "minimax" and "trap" are those at which the course shows what minimax and expectimax do; the others
 * are drawings of this project.
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

/** The names of the layouts that come along. */
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];
