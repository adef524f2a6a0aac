-- AlterTable
ALTER TABLE "user" ADD COLUMN     "became_id" UUID;

-- CreateIndex
CREATE INDEX "user_became_id_idx" ON "user"("became_id");
