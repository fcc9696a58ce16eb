import { rawCalls } from '@teamloom/contract/index.ts'
import { isFileCall } from '@teamloom/contract/raw-call.ts'

/** Where files lie of which one page shows many: the first part of their paths. */
const folders = new Set(
  rawCalls.filter(call => isFileCall(call) && call.isShownByMany).map(({ path }) => path.split('/')[1]),
)

const aFile = new RegExp(
  `^/(?:assets/|[^/?]*\\.\\w+(?:\\?|$)|api/docs/|api/v1/(?:${[...folders].join('|')})/)`,
)

/** Pages, the files that one page shows many of, and calls are each counted on their own. */
export function kindOf(url: string): 'call' | 'file' | 'page' {
  if (aFile.test(url)) return 'file'
  return url.startsWith('/api/v1/') ? 'call' : 'page'
}

/** Whether what is counted under this key is files: `file` and who asks. */
export function isOfFiles(key: string): boolean {
  return key.startsWith('file ')
}
