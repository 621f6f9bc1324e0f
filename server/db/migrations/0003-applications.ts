import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position_name', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('date_applied', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('job_description_url', 'text', (column) => column.notNull())
    .addColumn('job_description_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('applications_by_user_and_date')
    .on('applications')
    .columns(['user_id', 'date_applied', 'id'])
    .execute()
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    // An integer of PostgreSQL ends one byte before 2 GiB; a double counts bytes exactly to 8 PiB.
    .addColumn('file_size', 'double precision', (column) => column.notNull())
    .addColumn('crc32', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('documents_by_application').on('documents').column('application_id').execute()
  await db.schema
    .createIndex('documents_by_user')
    .on('documents')
    .columns(['user_id', 'application_id'])
    .execute()
}
