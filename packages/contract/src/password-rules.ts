export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 200,
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
} as const
