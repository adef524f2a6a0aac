-- AlterTable
ALTER TABLE "session" ADD COLUMN     "administrator_id" UUID;


