/** Raised with every change of what composition paints, so that no picture of before is served as one of now. */
export const composeVersion = 35
