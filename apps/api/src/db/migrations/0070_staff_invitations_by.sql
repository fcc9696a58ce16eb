-- expand
CREATE INDEX "staff_invitations_by" ON "staff_invitations" USING btree ("invited_by");