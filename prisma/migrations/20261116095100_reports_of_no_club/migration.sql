-- AlterTable
ALTER TABLE "report" ALTER COLUMN "club_id" DROP NOT NULL;
