// Unpacks Chromium to where temporary files are.
import packed from '@sparticuz/chromium'

await packed.executablePath()
