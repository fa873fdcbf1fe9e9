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
export const LAYOUT_NAMES = Object.keys(LAYOUTS) as readonly LayoutName[];
