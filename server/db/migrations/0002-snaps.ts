import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('task_logs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_saved', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('project', 'text', (column) => column.notNull())
    .addColumn('problem_summary', 'text', (column) => column.notNull())
    .addColumn('approach', 'text')
    .addColumn('solution', 'text')
    .addColumn('impact', 'text', (column) => column.notNull())
    .addColumn('technologies', 'text', (column) => column.notNull())
    .addColumn('resume_bullet', 'text', (column) => column.notNull())
    .addColumn('situation', 'text', (column) => column.notNull())
    .addColumn('task', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('analysis', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('task_logs_by_date')
    .on('task_logs')
    .columns(['user_id', 'is_saved', 'date', 'id'])
    .execute()
  // With the mark at its end, the unsaved ones among many are found in the index alone.
  await db.schema
    .createIndex('task_logs_by_age')
    .on('task_logs')
    .columns(['user_id', 'id', 'is_saved'])
    .execute()
}
