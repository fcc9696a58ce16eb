import { checkExists, exists } from '#api/accounts/exists.ts'
import { login } from '#api/accounts/login.ts'
import { logout } from '#api/accounts/logout.ts'
import { readMe, setCurrency, updateMe } from '#api/accounts/me.ts'
import { signup } from '#api/accounts/signup.ts'

export const accountHandlers = [login, signup, exists, checkExists, logout, readMe, updateMe, setCurrency]
