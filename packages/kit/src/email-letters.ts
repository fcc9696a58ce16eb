/** Letters that no mail server is sure to take in an address: accents, other scripts. A domain has an ASCII form, `xn--`. */
export const hasForeignLetters = (email: string): boolean => /[^\p{ASCII}]/u.test(email.trim())

/** What a refusal says of it. */
export const foreignLetters = 'has letters beyond a to z, to which mail cannot be sent for sure'
