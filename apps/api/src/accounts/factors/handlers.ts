import { loginFactor } from '#api/accounts/factors/login-factor.ts'
import { loginOptions, loginPasskey } from '#api/accounts/factors/login-passkey.ts'
import {
  endOwnSession,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
} from '#api/accounts/factors/own-factors.ts'
import { addPasskey, passkeyOptions } from '#api/accounts/factors/own-passkeys.ts'
import { beginTotp, confirmTotp } from '#api/accounts/factors/own-totp.ts'

export const factorHandlers = [
  listFactors,
  beginTotp,
  confirmTotp,
  removeFactor,
  renewRecoveryCodes,
  passkeyOptions,
  addPasskey,
  loginOptions,
  loginPasskey,
  loginFactor,
  endOwnSession,
]
