import { changePassword } from '#api/accounts/change-password.ts'
import { deleteMe, deleteUser, restoreMe } from '#api/accounts/delete-account.ts'
import { checkExists, exists } from '#api/accounts/exists.ts'
import { exportData } from '#api/accounts/export-data.ts'
import { factorHandlers } from '#api/accounts/factors/handlers.ts'
import { beGuest } from '#api/accounts/guest.ts'
import { login } from '#api/accounts/login.ts'
import { logout } from '#api/accounts/logout.ts'
import { makeCustomer } from '#api/accounts/make-customer.ts'
import { readMe, setCurrency, updateMe } from '#api/accounts/me.ts'
import { oidcHandlers } from '#api/accounts/oidc/handlers.ts'
import { findByReferralCode, readReferral, readReferralCode } from '#api/accounts/referral-code.ts'
import { requestReset, resetPassword } from '#api/accounts/reset-password.ts'
import { signup } from '#api/accounts/signup.ts'
import { sendVerification, verifyEmail } from '#api/accounts/verify-email.ts'

export const accountHandlers = [
  ...factorHandlers,
  ...oidcHandlers,
  beGuest,
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
  exportData,
  deleteMe,
  deleteUser,
  makeCustomer,
  restoreMe,
  readReferralCode,
  readReferral,
  findByReferralCode,
]
