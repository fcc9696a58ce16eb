import { changePassword } from '#api/accounts/change-password.ts'
import { checkExists, exists } from '#api/accounts/exists.ts'
import { login } from '#api/accounts/login.ts'
import { logout } from '#api/accounts/logout.ts'
import { readMe, setCurrency, updateMe } from '#api/accounts/me.ts'
import { findByReferralCode, readReferral, readReferralCode } from '#api/accounts/referral-code.ts'
import { requestReset, resetPassword } from '#api/accounts/reset-password.ts'
import { signup } from '#api/accounts/signup.ts'
import { sendVerification, verifyEmail } from '#api/accounts/verify-email.ts'

export const accountHandlers = [
  login,
  signup,
  exists,
  checkExists,
  requestReset,
  resetPassword,
  verifyEmail,
  sendVerification,
  changePassword,
  logout,
  readMe,
  updateMe,
  setCurrency,
  readReferralCode,
  readReferral,
  findByReferralCode,
]
