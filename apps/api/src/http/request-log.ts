import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line a request, once it is answered: what was asked and what came of it. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const told = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...told, err: error }, 'request errored')
    else request.log.info(told, 'request completed')
  }
}
