import { createPreorder } from '#api/preorders/create-preorder.ts'
import { listPreorders } from '#api/preorders/list-preorders.ts'
import { readAddresses } from '#api/preorders/read-addresses.ts'

export const preorderHandlers = [createPreorder, listPreorders, readAddresses]
