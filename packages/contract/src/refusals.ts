/**
 * Every key that a call may be refused with, and its HTTP status. Both languages word each of them (`toast.*`,
 * `refusals.*` in the web app's texts); `docs/rules/refusals.md` says when it comes.
 */
export const refusals = {
  validation_failed: 400,
  malformed_json: 400,
  referral_code_missing: 400,
  length_must_be_4: 400,

  unauthorized: 401,
  token_expired: 401,
  invalid_email_or_password: 401,

  userNotAdmin: 403,
  account_deleted: 403,
  notAllowed: 403,
  right_not_given: 403,
  email_not_verified: 403,
  teamDoesntHaveAccess: 403,
  customerDoesntHaveAccess: 403,
  assetNotPublic: 403,
  uploadUrlInvalid: 403,

  not_found: 404,
  'Invalid Email': 404,
  designIdDoesntExist: 404,
  project_not_found: 404,
  team_not_found: 404,
  preorder_not_found: 404,
  techpack_not_found: 404,
  order_not_found: 404,
  entry_not_found: 404,
  proof_not_found: 404,
  assetDoesntExist: 404,
  invalid_or_expired_join_team_token: 404,

  username_already_exists: 409,
  conflict: 409,
  proof_outdated: 409,
  invoice_number_taken: 409,
  nothingToUndo: 409,
  changedSince: 409,
  assetInUse: 409,
  promo_exists: 409,

  body_too_big: 413,
  file_too_big: 413,
  unsupportedFile: 415,

  unknownPart: 422,
  unknownElement: 422,
  unknownStyle: 422,
  unknownLayer: 422,
  unknownColor: 422,
  unknownDecoration: 422,
  unknownDecorationType: 422,
  unknownLocation: 422,
  unknownSize: 422,
  unknownOption: 422,
  unknownTagName: 422,
  unknownTexture: 422,
  unknownPattern: 422,
  invalidPattern: 422,
  clothUnfit: 422,
  unknownProduct: 422,
  elementUnavailable: 422,
  layerRequired: 422,
  spotTaken: 422,
  decorationTypeNotAllowed: 422,
  InvalidPartsToBuild: 422,
  noSizeAvailable: 422,
  groundNotFound: 422,
  imageTooSmall: 422,
  missingLetter: 422,
  unspecifiedFormat: 422,
  processingError: 422,
  assetTypeMissing: 422,
  assetTypeNotSupported: 422,
  noFileGiven: 422,
  storage_full: 422,
  account_storage_full: 422,
  minimum_quantity: 422,
  design_deprecated: 422,
  price_missing: 422,
  has_payments: 422,
  last_item: 422,
  amount_too_large: 422,
  nothing_ordered: 422,
  own_order: 422,
  invalid_address: 422,
  refund_beyond_paid: 422,
  not_reversible: 422,
  amount_not_due: 422,
  nothing_to_split: 422,
  card_unavailable: 422,
  promo_unknown: 422,
  promo_expired: 422,
  promo_used: 422,
  promo_minimum: 422,
  wrong_password: 422,
  account_owes: 422,
  teammate_not_removable: 422,
  collectionClosed: 422,

  too_many_requests: 429,

  internalError: 500,
  unavailable: 503,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code)
}

/** The ones that any call may answer, beside those it names. */
export const commonRefusals = [
  'validation_failed',
  'malformed_json',
  'body_too_big',
  'too_many_requests',
  'internalError',
  'unavailable',
] as const satisfies readonly RefusalCode[]

export const sessionRefusals = ['unauthorized', 'token_expired'] as const satisfies readonly RefusalCode[]
