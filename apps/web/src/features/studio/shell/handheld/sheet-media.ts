/** An upright tablet: parts and panel stand beside each other in its sheet, below a header of its own. */
export const isTablet = '(min-width: 768px) and (orientation: portrait)'
