import type { News } from '#api/platform/news/news.ts'
import { writeWord } from '#api/platform/news/words.ts'

/** RV11: everybody in the design, on every process, once it is kept. */
export function tellComment(news: News, designId: string, threadId: string): void {
  news.tell(writeWord({ kind: 'commented', designId, threadId }))
}
