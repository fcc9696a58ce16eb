/** Steps from a cloth's ground to its second colour. */
export const mixSteps = 8
