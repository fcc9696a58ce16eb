-- expand
ALTER TABLE "comments" ADD COLUMN "proof_mark" jsonb;--> statement-breakpoint
ALTER TABLE "proof_answers" ADD COLUMN "comment_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_answers" ADD CONSTRAINT "proof_answers_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_answers_comment" ON "proof_answers" USING btree ("comment_id") WHERE comment_id is not null;--> statement-breakpoint
with asked as (
	select a.id as answer_id, gen_random_uuid() as comment_id, a.proof_id, a.design_id, a.user_id, a.note, a.mark, a.answered_at,
		coalesce((select max(c.number) from comments c where c.design_id = a.design_id), 0)
			+ row_number() over (partition by a.design_id order by a.answered_at, a.id) as number,
		coalesce(
			(select max(c.revision) from design_changes c where c.design_id = a.design_id and c.created_at <= a.answered_at),
			(select min(c.revision) - 1 from design_changes c where c.design_id = a.design_id),
			d.revision) as revision,
		case when exists (
			select 1 from proof_answers later
			join proofs later_proof on later_proof.id = later.proof_id
			join proofs own_proof on own_proof.id = a.proof_id
			where later.design_id = a.design_id and later_proof.number > own_proof.number and later.approved)
		then 'resolved' else 'open' end as state
	from proof_answers a join designs d on d.id = a.design_id
	where not a.approved and (coalesce(a.note, '') <> '' or a.mark is not null)
), said as (
	insert into comments (id, design_id, number, anchor, proof_mark, state, author_id, revision, text, key, body_hash, created_at)
	select comment_id, design_id, number, '{}', mark, state, user_id, revision, coalesce(note, ''), 'proof ' || proof_id, '', answered_at
	from asked
)
update proof_answers set comment_id = asked.comment_id, note = null, mark = null
from asked where proof_answers.id = asked.answer_id;
