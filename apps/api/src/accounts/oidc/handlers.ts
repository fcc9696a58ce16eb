import { linkOidc, listProviders, loginOidc } from '#api/accounts/oidc/login-oidc.ts'

export const oidcHandlers = [listProviders, loginOidc, linkOidc]
