-- expand
DROP TRIGGER "tell_sessions_ended" ON "sessions";
--> statement-breakpoint
DROP TRIGGER "tell_users_changed" ON "users";
--> statement-breakpoint
DROP TRIGGER "tell_roles_changed" ON "user_roles";
--> statement-breakpoint
DROP TRIGGER "tell_looking_changed" ON "team_members";
--> statement-breakpoint
DROP FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE FUNCTION "tell_person_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('teamloom_people', '00000000-0000-0000-0000-000000000000 ' || OLD.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_people_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids text;
BEGIN
	SELECT CASE WHEN count(*) > 100 THEN '' ELSE string_agg(user_id::text, ' ') END INTO ids
		FROM (SELECT DISTINCT user_id FROM concerned) AS those;
	IF ids IS NOT NULL THEN PERFORM pg_notify('teamloom_people', '00000000-0000-0000-0000-000000000000 ' || ids); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tell_sessions_ended" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_roles_given" AFTER INSERT ON "user_roles" REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_roles_changed" AFTER UPDATE ON "user_roles" REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_roles_taken" AFTER DELETE ON "user_roles" REFERENCING OLD TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_person_changed" AFTER UPDATE ON "users" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_person_gone" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "tell_person_changed"();
--> statement-breakpoint
CREATE TRIGGER "tell_looking_changed" AFTER UPDATE ON "team_members" REFERENCING NEW TABLE AS concerned FOR EACH STATEMENT EXECUTE FUNCTION "tell_people_changed"();
